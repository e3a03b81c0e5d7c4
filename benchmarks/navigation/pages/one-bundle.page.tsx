import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';

import { EventRows } from './event-rows.tsx';

/** The usual other way: both pages in one bundle, chosen by React Router. */
function App() {
  const { pathname } = useLocation();
  const announcer = useRef<HTMLDivElement>(null);
  // What the product does as well after a navigation.
  useEffect(() => {
    const heading = document.querySelector('h1');
    document.title = heading?.textContent ?? '';
    if (announcer.current !== null) announcer.current.textContent = document.title;
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <nav>
        <Link to="/bench-first">First</Link> <Link to="/bench-second">Second</Link>
      </nav>
      <main id="page">
        <Routes>
          <Route path="/bench-first" element={<EventRows title="First page" seed={1} />} />
          <Route path="/bench-second" element={<EventRows title="Second page" seed={2} />} />
        </Routes>
      </main>
      <div ref={announcer} className="frame-announcer" aria-live="polite" />
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}
