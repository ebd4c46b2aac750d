import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import * as styles from './Section.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface SectionProps {
  /** The target of links to the section; its heading’s id starts with it. */
  id: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the page, named by its own heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <Container width="wide">
        <div className={styles.content}>
          <SectionHeading id={heading} lead={lead}>
            {title}
          </SectionHeading>
          {children}
        </div>
      </Container>
    </section>
  );
}
