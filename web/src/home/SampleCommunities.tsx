import { CommunityCardFrame } from '../communities/CommunityCardFrame.tsx';
import { homeTexts } from '../language/home.ts';
import { useTexts } from '../language/LanguageProvider.tsx';

const samples = [
  { place: 'laweyan', seed: 'laweyan-9' },
  { place: 'trusmi', seed: 'trusmi-1' },
  { place: 'lasem', seed: 'lasem-15' },
] as const;

/** In place of communities that are not there, or could not be loaded (specification section 2.3). */
export function SampleCommunities() {
  const texts = useTexts(homeTexts).communities.samples;
  return samples.map(({ place, seed }) => (
    <li key={place}>
      <CommunityCardFrame {...texts[place]} imageUrl={`/api/placeholder/1200/800?seed=${seed}`} />
    </li>
  ));
}
