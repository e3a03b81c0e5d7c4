import { useEffect, useState } from 'react';

/** Quiet time after the last letter before the server is asked. */
const TYPING_MS = 250;

/** What a text was when it last stood still. */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
