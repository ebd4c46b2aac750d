import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { useRefusedForm } from '../page/refusedForm.ts';
import { contactTexts } from './contactTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { contactPrefill, inquiryTypes, type ContactValues } from './contactPrefill.ts';
import { differences, readForm, readRenderedForm } from './formFields.ts';
import { keepUnsent, readUnsent } from './unsentMessage.ts';
import { useSendContactMessage } from './useSendContactMessage.ts';
import { useFocusOnProblem } from '../page/useFocusOnProblem.ts';

const blank: ContactValues = {
  name: '',
  email: '',
  type: inquiryTypes[0],
  subject: '',
  message: '',
};

/**
 * The state of the contact page’s form. Untouched fields follow the address and the language; what the visitor typed
 * stays until it is sent, also while they read other pages.
 */
export function useContactForm() {
  const texts = useTexts(contactTexts);
  const parameters = usePageParameters();
  const { key: visit, search } = useLocation();
  const navigate = useNavigate();
  const attempt = useRefusedForm('/contact');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<ContactValues>>(attempt?.values ?? {});
  const [problems, setProblems] = useState(attempt?.problems ?? []);
  const [rendered] = useState(readRenderedForm);
  const [prefilledAt, setPrefilledAt] = useState(visit);
  const { send, isSending } = useSendContactMessage();
  const prefill = contactPrefill(parameters, texts);
  const values: ContactValues = { ...blank, ...prefill, ...typed };

  if (prefilledAt !== visit) {
    setPrefilledAt(visit);
    setTyped((before) => atAnotherLink(before, prefill));
  }

  useEffect(() => {
    // Keep what was typed before hydration, which resets a prefilled text area to the rendered value.
    const early = { ...differences(rendered, values), ...differences(readForm(form.current), values) };
    const { visit: left, typed: unsent } = readUnsent();
    const kept = left === visit ? unsent : atAnotherLink(unsent, prefill);
    setTyped((before) => ({ ...kept, ...before, ...early }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the values of the first render
  }, []);

  useEffect(() => keepUnsent({ visit, typed }), [visit, typed]);

  useFocusOnProblem(form, problems);

  const change = (field: keyof ContactValues, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setProblems((before) => before.filter((problem) => problem.field !== field));
  };

  const submit = () => {
    const website = readForm(form.current).find(([field]) => field === 'website')?.[1];
    void send(website ? { ...values, website } : values, {
      onSuccess() {
        // The visitor may have left meanwhile.
        keepUnsent({ visit, typed: {} });
        setTyped({});
        setProblems([]);
        // Start the next message with an empty form, without the link’s values.
        if (search) void navigate('/contact', { replace: true, preventScrollReset: true });
      },
      onFailure: (found: readonly FieldProblem[]) => setProblems(found),
    });
  };

  return { form, values, problems, attempt, isSending, change, submit };
}

/** What stays when another link to the form is followed: its type applies, and it prefills what is still empty. */
function atAnotherLink(
  typed: Partial<ContactValues>,
  prefill: Partial<ContactValues>,
): Partial<ContactValues> {
  const kept = Object.entries(typed).filter(
    ([field, value]) => value !== '' && !(field === 'type' && prefill.type),
  );
  return Object.fromEntries(kept);
}
