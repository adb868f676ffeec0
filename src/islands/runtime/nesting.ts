import {createContext} from 'react';

/** The name of the island that a component is part of. */
export const IslandContext = createContext<string | undefined>(undefined);
