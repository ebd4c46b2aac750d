/** The key in session storage of the places that the visitor has left (browser/places.ts). */
export const leftPlacesKey = 'leftPlaces';

/** The height of the main part of a page whose lists are about to grow to where they were: a custom property. */
export const leftHeight = '--left-height';
