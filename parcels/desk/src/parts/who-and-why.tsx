import { partsText } from '@paddock/contract';
import { useFormat } from '@paddock/shared-utils/react';

interface WhoAndWhyProps {
  readonly who: string;
  readonly atMs: number;
  readonly reason: string;
}

/** Who did something, when, and the reason they gave, in one line with the commas of the language. */
export function WhoAndWhy({ who, atMs, reason }: WhoAndWhyProps) {
  const format = useFormat();
  return (
    <>
      {partsText([who, format.dateTime(atMs)], format.language)}: {reason}
    </>
  );
}
