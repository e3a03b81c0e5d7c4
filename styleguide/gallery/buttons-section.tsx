import { Button, Chip, IconButton, LinkButton, Logo, SegmentedControl } from '@paddock/styleguide';
import { Avatar } from '@paddock/styleguide/forms';
import { useState } from 'react';

import styles from './gallery.module.css';
import { Row, Section, State } from './specimen.tsx';

export function CouponButtonSection() {
  return (
    <Section title="Coupon button" wide>
      <div className={styles.couponButtons}>
        <State name="no stake yet">
          <Button size={48} block unavailable>
            Enter a stake from €0.20
          </Button>
        </State>
        <State name="ready">
          <Button size={48} block variant="primary">
            Place bet €5.00
          </Button>
        </State>
        <State name="price moved">
          <Button size={48} block variant="primary">
            Accept 2.10 → 2.05 and place €5.00
          </Button>
        </State>
        <State name="waiting for the trader">
          <Button size={48} block variant="primary" pending>
            Placing… 3
          </Button>
        </State>
        <State name="done">
          <Button size={48} block variant="positive" icon="check">
            Placed · 4711
          </Button>
        </State>
        <State name="single, suspended">
          <Button size={48} block unavailable>
            Cannot place: 1 price suspended
          </Button>
        </State>
        <State name="German, long">
          <Button size={48} block variant="primary">
            Quotenänderung von 2,10 auf 2,05 annehmen und Wettschein mit 10,00 € abgeben
          </Button>
        </State>
        <State name="too little money">
          <LinkButton size={48} block variant="primary" href="#deposit">
            Deposit €3.60 or more to place
          </LinkButton>
        </State>
      </div>
    </Section>
  );
}

export function ButtonsSection() {
  const [view, setView] = useState('league');
  const [favourite, setFavourite] = useState(true);
  return (
    <Section title="Buttons">
      <Row>
        <Button variant="primary">Deposit</Button>
        <Button>Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Close my account</Button>
        <Button variant="danger-outline">Read what happens</Button>
        <Button unavailable>Unavailable, says why</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" pending>
          Saving… 2
        </Button>
      </Row>
      <Row>
        <Button size={32} variant="primary">
          Small
        </Button>
        <Button size={32} variant="outline" icon="print">
          Print
        </Button>
        <IconButton
          icon="star"
          label="Favourite"
          pressed={favourite}
          onClick={() => {
            setFavourite(!favourite);
          }}
        />
        <IconButton icon="settings" label="Settings" />
        <IconButton icon="bell" label="Notifications, 2 new" dot />
        <SegmentedControl
          label="Order"
          segments={[
            { value: 'league', label: 'By league' },
            { value: 'time', label: 'By time' },
          ]}
          value={view}
          onValueChange={setView}
        />
        <Chip>20</Chip>
        <Chip pressed>7 days</Chip>
        <Chip pressed={false} outlined>
          High RTP
        </Chip>
      </Row>
      <div className={styles.header} data-ground="header">
        <Logo onHeader />
        <Button variant="header-outline" size={32}>
          Log in
        </Button>
        <Button variant="header" size={32}>
          Register
        </Button>
        <IconButton icon="bell" label="Notifications" size={40} onHeader dot />
        <Avatar name="Marta Kovac" onHeader />
      </div>
    </Section>
  );
}
