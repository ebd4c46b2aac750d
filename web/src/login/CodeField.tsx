import { useEffect, useRef } from 'react';
import { secondFactorTexts } from '../auth/secondFactorTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { SecondFactors } from './useSignIn.ts';

interface Props {
  factors: SecondFactors;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code that a right password asks for. It takes the focus when it appears. */
export function CodeField({ factors, value, error, onChange }: Props) {
  const texts = useTexts(secondFactorTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={texts.code}
      hint={factors.hasAuthenticator ? texts.codeHint : texts.recoveryHint}
      name="code"
      required
      maxLength={40}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
