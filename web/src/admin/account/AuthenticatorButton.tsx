import { useRef, useState, type FormEvent } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as formStyles from '../parts/DialogForm.css.ts';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import * as styles from './AuthenticatorButton.css.ts';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { QrCode } from './QrCode.tsx';
import { useSetUpAuthenticator, type Setup } from './useSetUpAuthenticator.ts';

const formId = 'authenticator';

interface Props {
  isReplacement: boolean;
  onCodes: (codes: readonly string[] | null) => void;
}

/** Sets up an authenticator app in a dialog. */
export function AuthenticatorButton({ isReplacement, onCodes }: Props) {
  const texts = useTexts(ownFactorTexts);
  const { cancel } = useTexts(formTexts);
  const [setup, setSetup] = useState<Setup | null>(null);
  const { startSetup, finishSetup, isBeginning, isConfirming } = useSetUpAuthenticator();
  const handleClose = () => setSetup(null);
  const handleStart = async () => setSetup(await startSetup());
  const handleSubmit = async (code: string) => {
    if (isConfirming) return undefined;
    const outcome = await finishSetup(code);
    if (!('codes' in outcome)) return outcome.problem;
    handleClose();
    onCodes(outcome.codes);
    return undefined;
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={isBeginning} onClick={() => void handleStart()}>
        {isReplacement ? texts.replace : texts.setUp}
      </Button>
      <Dialog
        open={setup !== null}
        steady
        onDismiss={handleClose}
        size="small"
        title={texts.setUpTitle}
        description={texts.setUpText}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="secondary" onClick={handleClose}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={isConfirming}>
              {isConfirming ? texts.turningOn : texts.turnOn}
            </Button>
          </>
        }
      >
        {setup && <SetupForm setup={setup} onSubmit={handleSubmit} />}
      </Dialog>
    </>
  );
}

interface FormProps {
  setup: Setup;
  /** @returns the problem, if any */
  onSubmit: (code: string) => Promise<string | undefined>;
}

function SetupForm({ setup, onSubmit }: FormProps) {
  const texts = useTexts(ownFactorTexts);
  const { required } = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ code?: string | undefined }>({});
  useFocusProblem(element, problems);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems({ code: code.trim() === '' ? required : await onSubmit(code) });
  };
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <QrCode text={setup.address} label={texts.qr} />
      <a href={setup.address} className={styles.link}>
        {texts.openApp}
      </a>
      <p>
        <span className={styles.caption}>{texts.key}</span>
        <span className={styles.key}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        required
        inputMode="numeric"
        maxLength={40}
        autoComplete="one-time-code"
        value={code}
        error={problems.code}
        onChange={({ target }) => setCode(target.value)}
      />
    </form>
  );
}
