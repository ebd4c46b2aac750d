import { createContext } from 'react';

/** Whether the reader may open the pages of people, so that their names lead there. */
export const PersonLinks = createContext(false);
