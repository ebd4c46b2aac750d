import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import * as styles from './Section.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface SectionProps {
  /** The target of links to the section; its heading’s id starts with it. */
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  ground?: keyof typeof styles.ground | undefined;
  /** The position of the content on a wide screen. */
  layout?: keyof typeof styles.layout | undefined;
  children: ReactNode;
}

/** A part of the page, named by its own heading. */
export function Section({
  id,
  title,
  eyebrow,
  lead,
  ground = 'page',
  layout = 'below',
  children,
}: SectionProps) {
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading} className={styles.ground[ground]}>
      <Container width="wide">
        <div className={styles.layout[layout]}>
          <div className={styles.heading}>
            <SectionHeading id={heading} eyebrow={eyebrow} lead={lead}>
              {title}
            </SectionHeading>
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
