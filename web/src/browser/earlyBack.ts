/**
 * From now on, the router shows the page at the address, and scripts handle its buttons: until then, Back and Forward have
 * the browser load its document, which is shown as without scripts if they are late (shared/pages/firstLayoutScript.ts).
 */
export function leaveBackToRouter(): void {
  const { dataset } = document.documentElement;
  delete dataset['unrouted'];
  delete dataset['scripts'];
}

/** Whether this document shows another page than the address, whose document is on its way. */
export const isLeavingUnrouted = () => document.documentElement.dataset['unrouted'] === 'leaving';
