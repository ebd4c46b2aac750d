import { drawn, line } from '../../ui/icons.tsx';

const letters = (text: string, extra?: string) =>
  drawn(
    <>
      <text
        x="12"
        y="17"
        textAnchor="middle"
        fontSize="14"
        fontWeight="650"
        fill="currentColor"
        stroke="none"
      >
        {text}
      </text>
      {extra && <path d={extra} />}
    </>,
  );

export const Heading2Icon = letters('H2');
export const Heading3Icon = letters('H3');
export const Heading4Icon = letters('H4');
export const BoldIcon = line(
  'M7.5 5c6-.6 9 .6 8.7 3.5-.3 2.6-3.5 3.3-8.5 3.2M7.5 5l.2 14c6.3.6 9.8-.6 9.5-3.9-.3-2.8-4-3.5-9.5-3.4',
);
export const ItalicIcon = line('M10.5 5h6M7.5 19h6M13.7 5.1 10.3 18.9');
export const StrikeIcon = line(
  'M4.5 12.1c5-.3 10 .2 15-.1M16.5 7.5C15 4.3 8 4.2 7.7 7.9c-.2 2 2 3 4.3 3.8M7.3 16.3c1.5 3.5 9.2 3.3 9.2-.6',
);
export const BulletsIcon = line(
  'M9.5 6.1c3.5-.2 7 .2 10.5 0M9.5 12.1c3.5.3 7-.3 10.5-.1M9.5 18c3.5-.3 7 .2 10.5 0M4.7 6v.1M4.7 12v.1M4.7 18v.1',
);
export const NumbersIcon = line(
  'M10 6.1c3.4-.2 6.7.2 10 0M10 12.1c3.4.3 6.7-.3 10-.1M10 18c3.4-.3 6.7.2 10 0M4 4.7l1.3-.6v4.3M3.8 15.3c.3-1.5 2.7-1.2 2.3.3-.3 1-1.6 2-2.3 2.9h2.5',
);
export const IndentIcon = line(
  'M4 5.1c5.4-.2 10.7.2 16 0M11 10c3-.2 6 .2 9 0M11 14.2c3-.2 6 .2 9 0M4 19c5.4-.2 10.7.2 16 0M4 9.5l3.2 2.6L4 14.7',
);
export const OutdentIcon = line(
  'M4 5.1c5.4-.2 10.7.2 16 0M11 10c3-.2 6 .2 9 0M11 14.2c3-.2 6 .2 9 0M4 19c5.4-.2 10.7.2 16 0M7.2 9.5 4 12.1l3.2 2.6',
);
export const QuoteIcon = line(
  'M9.8 7C6.5 8 4.6 10.4 4.7 14c.1 3.6 5 3.7 5 .3 0-2.7-3-3.2-4.8-1.6M19.2 7c-3.3 1-5.2 3.4-5.1 7 .1 3.6 5 3.7 5 .3 0-2.7-3-3.2-4.8-1.6',
);
export const LinkIcon = line(
  'M10.2 13.9c-1.7-1.7-1.6-3.7 0-5.3l3-2.9c3.7-3.4 8.5 1.3 5.2 5l-1.8 1.9M13.8 10.1c1.7 1.7 1.6 3.7 0 5.3l-3 2.9c-3.7 3.4-8.5-1.3-5.2-5l1.8-1.9',
);
export const TableIcon = line(
  'M4 5.2c5.3-.3 10.7-.3 16 0 .2 4.5.2 9.1 0 13.6-5.3.3-10.7.3-16 0-.2-4.5-.2-9.1 0-13.6ZM4 10c5.3-.2 10.7.2 16 0M4 14.4c5.3-.2 10.7.2 16 0M12 5.1c-.2 4.5.2 9.2 0 13.8',
);
export const RowAfterIcon = line(
  'M4 4.7c5.3-.3 10.7-.3 16 0 .1 2.3.1 4.7 0 7-5.3.2-10.7.2-16 0-.1-2.3-.1-4.7 0-7ZM12 14.8c.1 1.9-.1 3.8 0 5.7M9.2 17.7c1.9-.2 3.8.1 5.7 0',
);
export const ColumnAfterIcon = line(
  'M4.7 4c2.3-.1 4.7-.1 7 0 .2 5.3.2 10.7 0 16-2.3.1-4.7.1-7 0-.3-5.3-.3-10.7 0-16ZM14.8 12c1.9.1 3.8-.1 5.7 0M17.7 9.2c-.2 1.9.1 3.8 0 5.7',
);
export const DeleteRowIcon = line(
  'M4 4.7c5.3-.3 10.7-.3 16 0 .1 2.3.1 4.7 0 7-5.3.2-10.7.2-16 0-.1-2.3-.1-4.7 0-7ZM9.8 15.5l4.4 4.6M14.2 15.5l-4.4 4.6',
);
export const DeleteColumnIcon = line(
  'M4.7 4c2.3-.1 4.7-.1 7 0 .2 5.3.2 10.7 0 16-2.3.1-4.7.1-7 0-.3-5.3-.3-10.7 0-16ZM15.5 9.8l4.6 4.4M15.5 14.2l4.6-4.4',
);
export const DeleteTableIcon = line(
  'M4 5.2c5.3-.3 10.7-.3 16 0 .2 4.5.2 9.1 0 13.6-5.3.3-10.7.3-16 0-.2-4.5-.2-9.1 0-13.6ZM8.7 8.7l6.6 6.7M15.3 8.7l-6.6 6.7',
);
export const UndoIcon = line('M8.3 5.5 4.5 9.2l3.8 3.7M4.8 9.2c5-.2 9.5-.4 12.5 1.6 3.8 2.7 2.2 8.3-3 8.2');
export const RedoIcon = line(
  'M15.7 5.5l3.8 3.7-3.8 3.7M19.2 9.2c-5-.2-9.5-.4-12.5 1.6-3.8 2.7-2.2 8.3 3 8.2',
);
