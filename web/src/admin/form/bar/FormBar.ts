import { createContext } from 'react';

/** The bar of a form’s page: the form puts its state and buttons beside the heading. */
export interface FormBar {
  /** Null until the page is shown. */
  slot: HTMLElement | null;
}

/** Null for a form that is a part of another page. */
export const FormBarContext = createContext<FormBar | null>(null);
