import { createRoot } from 'react-dom/client';

/** The least a page of this stack can be: React draws one line. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<p data-testid="drawn">2.05</p>);
