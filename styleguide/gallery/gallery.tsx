import { Logo, ParcelRoot, type Direction } from '@paddock/styleguide';
import { useEffect, useState } from 'react';

import { ButtonsSection, CouponButtonSection } from './buttons-section.tsx';
import { MoneySection, TableSection } from './data-section.tsx';
import { NoticesSection, StepsSection, WaitingSections } from './feedback-section.tsx';
import { ChoicesSection, FieldsSection } from './fields-section.tsx';
import styles from './gallery.module.css';
import { MarksSection, MatchSection, TabsSection } from './match-section.tsx';
import { OverlaysSection, type GalleryOverlay } from './overlays-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { IconsSection, TokensSections } from './tokens-section.tsx';

export interface GalleryProps {
  readonly direction?: Direction;
  /** Overlay that is open at first, for pictures. */
  readonly overlay?: GalleryOverlay;
}

/** Every component with its states: for the eye, for pictures and for the accessibility test. Not part of the product. */
export function Gallery({ direction = 'ltr', overlay = null }: GalleryProps) {
  const [moved, setMoved] = useState(false);
  const [open, setOpen] = useState(overlay);
  useEffect(() => {
    setMoved(true);
  }, []);
  return (
    <ParcelRoot
      parcel="gallery"
      direction={direction}
      errorTexts={() => ({ title: 'The gallery failed', retryLabel: 'Retry' })}
    >
      <main className={styles.page}>
        <header className={styles.top}>
          <Logo size={26} />
          <h1>Components and states</h1>
        </header>
        <PricesSection moved={moved} />
        <MatchSection />
        <CouponButtonSection />
        <OverlaysSection open={open} onOpen={setOpen} />
        <div className={styles.asWideAsPages}>
          <TableSection />
        </div>
        <div className={styles.columns}>
          <ButtonsSection />
          <FieldsSection />
          <ChoicesSection />
          <TabsSection />
          <NoticesSection />
          <MoneySection />
          <StepsSection />
          <MarksSection />
          <WaitingSections />
          <TokensSections />
        </div>
        <IconsSection />
      </main>
    </ParcelRoot>
  );
}
