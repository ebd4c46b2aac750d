import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import * as styles from './Section.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface SectionProps {
  /** Where links to the section lead; its heading's id begins with it. */
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  ground?: keyof typeof styles.ground | undefined;
  /** Where the content stands on a wide screen. */
  layout?: keyof typeof styles.layout | undefined;
  children: ReactNode;
}

/** A length of the page under a heading of its own, which names it. */
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
