import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminTexts } from '../../../language/adminTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { searchLimits } from '../../../shared/searchText.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import * as field from '../../../ui/Field.css.ts';
import * as styles from './FindDialog.css.ts';
import { findTexts } from './findTexts.ts';
import { useTargets, type Target } from './targets.ts';
import { useFoundItems } from './useFoundItems.ts';

interface Props {
  open: boolean;
  onDismiss: () => void;
}

/** Finds any item, section or action by its name (docs/product.md#find). */
export function FindDialog({ open, onDismiss }: Props) {
  const texts = useTexts(findTexts);
  const { close } = useTexts(adminTexts);
  return (
    <Dialog open={open} onDismiss={onDismiss} title={texts.title} closeLabel={close}>
      <Finder onDone={onDismiss} />
    </Dialog>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const texts = useTexts(findTexts);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  /** The address of what is chosen; it stays chosen when items arrive above it. The first by default. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { items, isSearching, hasFailed } = useFoundItems(typed);
  const targets = useTargets(typed);
  const groups = [
    { label: texts.items, options: items },
    { label: texts.actions, options: targets.actions },
    { label: texts.sections, options: targets.sections },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const current = options.find(({ to }) => to === chosen) ?? options[0];

  const go = ({ to, act }: Pick<Target, 'to' | 'act'>) => {
    onDone();
    if (act) act();
    else void navigate(to);
  };
  const choose = (index: number) => {
    const { to = null } = options[(index + options.length) % options.length] ?? {};
    setChosen(to);
    document.getElementById(`${id}${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const place = current ? options.indexOf(current) : 0;
    const steps: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1 };
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      choose(step);
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(current);
    }
  };
  const nothing = hasFailed ? texts.failed : isSearching ? texts.searching : texts.nothing;
  return (
    <>
      <input
        role="combobox"
        aria-label={texts.title}
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${current.to}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.characters}
        placeholder={texts.placeholder}
        value={typed}
        className={field.control}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(null);
        }}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={styles.status}>
        {(options.length === 0 || hasFailed) && nothing}
      </p>
      <div id={`${id}list`} role="listbox" aria-label={texts.results} className={styles.list}>
        {groups.map(({ label, options: listed }) => (
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden className={styles.group}>
              {label}
            </p>
            {listed.map(({ to, name, note, act }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are those of the field.
              <div
                key={to}
                id={`${id}${to}`}
                role="option"
                tabIndex={-1}
                aria-selected={to === current?.to}
                className={styles.option}
                onClick={() => go({ to, ...(act && { act }) })}
              >
                <span className={styles.name}>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
