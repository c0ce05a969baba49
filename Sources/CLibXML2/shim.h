#ifndef SCENEQL_CLIBXML2_SHIM_H
#define SCENEQL_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

// How many bytes of the text the parser has read. Swift would have to name fields that newer releases deprecate.
static inline unsigned long sceneql_xml_bytes_read(xmlParserCtxtPtr parser) {
  if (parser->input == NULL) return 0;
  return (unsigned long)parser->input->consumed + (unsigned long)(parser->input->cur - parser->input->base);
}

// The magic number that marks a SAX2 handler; as a macro it is too large for Swift to import with its sign.
static inline unsigned int sceneql_xml_sax2_magic(void) { return XML_SAX2_MAGIC; }

#endif
