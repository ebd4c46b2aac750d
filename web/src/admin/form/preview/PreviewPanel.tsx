import { useState } from 'react';
import { languages } from '../../../shared/language.ts';
import { adminTexts } from '../../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { useTheme } from '../../../theme/useTheme.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { quietLink } from '../../../ui/quietLink.css.ts';
import type { KeptCopy } from '../copy/keeper.ts';
import type { WorkingCopyState } from '../copy/useWorkingCopy.ts';
import { BesideForm } from './BesideForm.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import * as styles from './PreviewPanel.css.ts';
import { previewTexts } from './previewTexts.ts';

export interface Previewed {
  /** The working copy as the server has it; null if nothing differs from the item. */
  kept: KeptCopy | null;
  copy: Pick<WorkingCopyState, 'place' | 'load'>;
  /** The address of the items’ pages, without their number: /news. */
  pagePath: string;
}

const themes = ['light', 'dark'] as const;
const widths = ['phone', 'desktop'] as const;

/** The page itself, with a choice of language, theme and width. It follows the working copy. */
export function PreviewPanel({ kept, copy, pagePath, onDismiss }: Previewed & { onDismiss: () => void }) {
  const texts = useTexts(previewTexts);
  const { languageNames } = useTexts(adminTexts);
  const { place } = copy;
  const [language, setLanguage] = useState(useLanguage().language);
  const [theme, setTheme] = useState(useTheme() ?? 'light');
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [id, key] = 'itemId' in place ? [place.itemId, 'copy'] : [0, place.newKey];
  const address = `${pagePath}/${id}?${new URLSearchParams({ preview: key, lang: language, theme })}`;
  return (
    <BesideForm title={texts.title} size={width} onDismiss={onDismiss}>
      <div className={styles.choices}>
        <div role="group" aria-label={texts.language} className={styles.choice}>
          {languages.map((name) => (
            <Chip key={name} pressed={name === language} onPress={() => setLanguage(name)}>
              <span lang={name}>{languageNames[name]}</span>
            </Chip>
          ))}
        </div>
        <div role="group" aria-label={texts.theme} className={styles.choice}>
          {themes.map((name) => (
            <Chip key={name} pressed={name === theme} onPress={() => setTheme(name)}>
              {texts.themes[name]}
            </Chip>
          ))}
        </div>
        <div role="group" aria-label={texts.width} className={styles.choice}>
          {widths.map((name) => (
            <Chip key={name} pressed={name === width} onPress={() => setWidth(name)}>
              {texts.widths[name]}
            </Chip>
          ))}
        </div>
      </div>
      {id === 0 && !kept ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <PreviewFrame
            address={`${address}&revision=${kept?.revision ?? 0}`}
            width={width}
            prepare={copy.load}
          />
          <a href={address} target="_blank" rel="noreferrer" className={quietLink}>
            {texts.open}
          </a>
          <PreviewLinks place={place} />
        </>
      )}
    </BesideForm>
  );
}
