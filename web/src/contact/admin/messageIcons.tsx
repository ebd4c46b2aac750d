import { line } from '../../ui/icons.tsx';

export const ReopenIcon = line('M8.4 5.2C7 6.6 5.5 7.8 4 9c1.5 1.2 3 2.5 4.3 3.9M4.6 9c9-1 14.6 1 15 9.6');
