/**
 * From now on, the router shows the page at the address: until then, Back and Forward have the browser load its document
 * (shared/pages/firstLayoutScript.ts).
 */
export function leaveBackToRouter(): void {
  delete document.documentElement.dataset['unrouted'];
}

/** Whether this document shows another page than the address, whose document is on its way. */
export const isLeavingUnrouted = () => document.documentElement.dataset['unrouted'] === 'leaving';
