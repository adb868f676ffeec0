/** Returns the inspector's page as HTML. */
export const inspectorPage = (): string => '<!doctype html><title>Inspector</title>';
