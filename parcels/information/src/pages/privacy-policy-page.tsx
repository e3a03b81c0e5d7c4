import { PlainTextPage } from '../parts/plain-text-page.tsx';
import { PrintButton } from '../parts/print-button.tsx';

/** What is kept of a player, why, and for how long (S2-39). */
export function PrivacyPolicyPage() {
  return <PlainTextPage name="privacy-policy" words="privacy" actions={<PrintButton />} />;
}
