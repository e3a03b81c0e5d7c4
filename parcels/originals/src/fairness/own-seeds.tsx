import { SeedsPanel } from '../parts/seeds-panel.tsx';
import { useSeeds } from '../play/use-seeds.ts';

/** The player's seeds beside the check; a change of them reveals those of the rounds before. */
export function OwnSeeds({ onChanged }: { readonly onChanged: () => void }) {
  const seeds = useSeeds();
  const change: typeof seeds.change = async (clientSeed) => {
    const changed = await seeds.change(clientSeed);
    if (changed.ok) onChanged();
    return changed;
  };
  return <SeedsPanel seeds={{ ...seeds, change }} nonce={undefined} />;
}
