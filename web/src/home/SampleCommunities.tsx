import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { LedgerRow } from '../ui/Ledger.tsx';
import { ledgerPicture } from '../ui/Ledger.css.ts';
import { Picture } from '../ui/Picture.tsx';

const samples = [
  { key: 'laweyan', seed: 'laweyan-9' },
  { key: 'trusmi', seed: 'trusmi-1' },
  { key: 'lasem', seed: 'lasem-15' },
] as const;

/** Shown if there are no communities, or they could not be loaded (docs/product.md#home). */
export function SampleCommunities() {
  const texts = useTexts(homeTexts).communities.samples;
  return samples.map(({ key, seed }) => {
    const { name, location, description } = texts[key];
    return (
      <LedgerRow
        key={key}
        name={name}
        place={location}
        text={{ text: description, lang: undefined }}
        picture={
          <Picture
            src={`/api/placeholder/840/600?seed=${seed}`}
            alt=""
            width={840}
            height={600}
            className={ledgerPicture}
          />
        }
      />
    );
  });
}
