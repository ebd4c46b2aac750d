import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../admin/parts/Question.tsx';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';

interface Props {
  isSeeding: boolean;
  disabled: boolean;
  onSeed: () => Promise<SaveOutcome>;
}

/** Adds the sample content after a confirmation (docs/product.md#sample-content). */
export function SeedButton({ isSeeding, disabled, onSeed }: Props) {
  const texts = useTexts(liveTexts);
  const label = isSeeding ? texts.seeding : texts.seed;
  return (
    <Question
      title={texts.seed}
      description={texts.seedQuestion}
      confirmLabel={isSeeding ? texts.seeding : texts.seedConfirm}
      busy={isSeeding}
      onConfirm={onSeed}
    >
      {(ask) => (
        <Button busy={isSeeding} disabled={disabled} onClick={ask}>
          {label}
        </Button>
      )}
    </Question>
  );
}
