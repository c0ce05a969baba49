#ifndef SCENEQL_CLIBXML2_SHIM_H
#define SCENEQL_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

#endif
