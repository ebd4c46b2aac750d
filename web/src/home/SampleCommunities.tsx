import { CommunityCardFrame } from '../communities/CommunityCardFrame.tsx';
import * as pictureStyles from '../communities/CommunityPicture.css.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Picture } from '../ui/Picture.tsx';

const samples = [
  { place: 'laweyan', seed: 'laweyan-9' },
  { place: 'trusmi', seed: 'trusmi-1' },
  { place: 'lasem', seed: 'lasem-15' },
] as const;

/** Shown if there are no communities, or they could not be loaded (docs/product.md#home). */
export function SampleCommunities() {
  const texts = useTexts(homeTexts).communities.samples;
  return samples.map(({ place, seed }) => (
    <li key={place}>
      <CommunityCardFrame
        {...texts[place]}
        picture={
          <Picture
            src={`/api/placeholder/640/400?seed=${seed}`}
            alt=""
            width={640}
            height={400}
            className={pictureStyles.at.card}
          />
        }
      />
    </li>
  ));
}
