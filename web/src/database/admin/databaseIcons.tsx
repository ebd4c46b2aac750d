import { line } from '../../ui/icons.tsx';

export const DownloadIcon = line(
  'M12 4.2c-.2 3.7.2 7.4 0 11.1M7.9 11.4 12 15.4l4.2-4M4.6 14.6l.2 5c4.8.4 9.6.4 14.4 0l.2-5',
);
