print("sceneql")
