import { line } from '../../ui/icons.tsx';

export const GripIcon = /* @__PURE__ */ line(
  'M9 5.9v.2M15 5.9v.2M9.1 11.9v.2M15 11.9v.2M9 17.9v.2M15.1 17.9v.2',
);
export const ChevronUpIcon = /* @__PURE__ */ line('M5.9 14.8c2.2-1.7 4.3-3.7 6.1-6 1.8 2.3 3.8 4.3 6.1 6');
