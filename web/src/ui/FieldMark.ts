import { createContext } from 'react';

/** The id of the mark on the fields below, such as “Missing”, which describes them; undefined without one. */
export const FieldMark = createContext<string | undefined>(undefined);
