import { useTexts } from '../../language/LanguageProvider.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { lacks, type Lack } from './libraryFilter.ts';
import { libraryTexts } from './libraryTexts.ts';
import * as styles from './ImagesSection.css.ts';

interface Props {
  chosen: readonly Lack[];
  onChange: (chosen: readonly Lack[]) => void;
}

/** Limits the library to images without a description, a use or a credit. */
export function LackFilter({ chosen, onChange }: Props) {
  const texts = useTexts(libraryTexts);
  const toggled = (lack: Lack) =>
    lacks.filter((each) => (each === lack ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <div role="group" aria-label={texts.lacks} className={styles.filter}>
      {lacks.map((lack) => (
        <Chip key={lack} pressed={chosen.includes(lack)} onPress={() => onChange(toggled(lack))}>
          {texts.lackNames[lack]}
        </Chip>
      ))}
    </div>
  );
}
