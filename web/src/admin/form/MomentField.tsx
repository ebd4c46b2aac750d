import { useState, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { browserZone, indonesianZones, newsroomOffset, type Offset } from '../../language/zonedMoment.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './MomentField.css.ts';
import { inZone, isOfBrowser, partsOf } from './zonedDateTime.ts';

interface Props {
  name: string;
  label: string;
  hint: ReactNode;
  required: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A date and time in a named zone: the newsroom’s, another one of Indonesia, or the browser’s. */
export function MomentField({ label, value, onChange, ...field }: Props) {
  const texts = useTexts(formTexts);
  const { time, offset } = partsOf(value);
  // An empty value has no zone.
  const [chosen, setChosen] = useState<Offset>(newsroomOffset);
  const zone = offset === null || (chosen === '' && isOfBrowser(value)) ? chosen : offset;
  const known = Object.entries(indonesianZones).map(([own, { name }]) => ({ value: own, label: name }));
  const isElsewhere = Object.values(indonesianZones).every((other) => other.zone !== browserZone());
  const handleZone = (next: Offset) => {
    setChosen(next);
    if (time) onChange(inZone(time, next));
  };
  return (
    <div className={styles.moment}>
      <TextField
        {...field}
        label={label}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={time}
        onChange={({ target }) => onChange(target.value && inZone(target.value.slice(0, 16), zone))}
      />
      <SelectField
        label={texts.zone}
        aria-label={texts.zoneOf(label)}
        value={zone}
        options={isElsewhere || zone === '' ? [...known, { value: '', label: browserZone() }] : known}
        onChange={({ target }) => handleZone(target.value as Offset)}
      />
    </div>
  );
}
