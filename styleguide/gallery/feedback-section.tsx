import {
  Badge,
  Button,
  CountBadge,
  Disclosure,
  Divider,
  EmptyState,
  ErrorBlock,
  Field,
  LiveLamp,
  Notice,
  ProgressBar,
  SkeletonRows,
  SkeletonText,
  Spinner,
  TextButton,
  TextLink,
} from '@paddock/styleguide';
import { SelectField, Steps } from '@paddock/styleguide/forms';

import { Row, Section } from './specimen.tsx';

const LEAGUES = [{ value: '1', label: 'Northland. First Division' }];

export function NoticesSection() {
  return (
    <Section title="Notices, badges, bars">
      <Notice
        tone="warning"
        title="Rise to €800.00 waits until Sun 22 Nov, 14:20"
        icon="clock"
        action={<Button size={32}>Cancel the rise</Button>}
      >
        A higher limit starts after 24 hours, and only when you say yes again.
      </Notice>
      <Notice tone="positive" icon="mail">
        If an account belongs to <b>marta.kovac@example.org</b>, a link is on its way.
      </Notice>
      <Notice tone="danger" onClose={() => undefined} closeLabel="Close">
        Your bank said no. Nothing was taken.
      </Notice>
      <Notice tone="info">To talk to someone outside: free and private, day and night.</Notice>
      <Notice size="small">Suspended since 18:41:20: video review of a penalty.</Notice>
      <Row>
        <CountBadge count={3} />
        <CountBadge count={3} tone="picked" />
        <CountBadge count={120} />
        <Badge tone="live">Live</Badge>
        <Badge>Settled</Badge>
        <Badge tone="brand">In use</Badge>
        <Badge tone="positive">Won</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Declined</Badge>
        <LiveLamp lamp>67′</LiveLamp>
        <LiveLamp paused>HT</LiveLamp>
        <Spinner label="Loading" />
      </Row>
      <ProgressBar
        value={0.64}
        label="Deposit limit, 7 days"
        valueText="180.00 of 500.00 used"
        left={
          <>
            <b>€320.00</b> left
          </>
        }
        used="€180.00 of €500.00 used"
      />
      <ProgressBar
        value={0.93}
        label="Wagering limit"
        valueText="186.00 of 200.00 used"
        left={
          <>
            <b>€14.00</b> left
          </>
        }
        used="€186.00 of €200.00 used"
      />
      <ProgressBar value={1} label="Loss limit" valueText="all used" />
      <Row>
        <TextLink href="#link">A link</TextLink>
        <TextButton>Change</TextButton>
      </Row>
      <Divider />
      <Disclosure title="How is this counted?">
        Every stake that was accepted in the last 24 hours.
      </Disclosure>
    </Section>
  );
}

export function StepsSection() {
  return (
    <Section title="Steps">
      <Steps
        stateLabels={{ done: 'Done', now: 'Now', todo: 'To come', failed: 'Failed' }}
        steps={[
          { id: 'asked', state: 'done', title: 'You asked for it', detail: '20 Nov, 16:02' },
          { id: 'checked', state: 'done', title: 'Checked and approved', detail: '20 Nov, 17:40' },
          {
            id: 'sent',
            state: 'now',
            title: 'Sent to your bank',
            detail: 'Banks need up to 2 working days.',
          },
          { id: 'there', state: 'todo', title: 'On your account', detail: 'by Tue 24 Nov' },
        ]}
      />
    </Section>
  );
}

export function WaitingSections() {
  return (
    <>
      <Section title="Loading">
        <SkeletonRows count={3} />
        <SkeletonText lines={3} />
      </Section>
      <Section title="Nothing here">
        <EmptyState
          icon="star"
          title="No favourites yet"
          message="Press the star at a match or a league and it stays here."
          action={
            <Button size={32} variant="outline">
              Look at live events
            </Button>
          }
        />
        <EmptyState
          icon="star"
          title="You keep no league yet"
          action={
            <Field label="Add a league" labelHidden>
              <SelectField placeholder="Add a league" value="" options={LEAGUES} onChange={() => undefined} />
            </Field>
          }
        />
      </Section>
      <Section title="Error">
        <ErrorBlock
          title="Prices did not load"
          message="The line did not answer within 10 seconds. Your coupon and balance are not affected."
          retryLabel="Retry"
          onRetry={() => undefined}
          details="Error 504, 18:42:07, ref 7f3a"
        />
      </Section>
    </>
  );
}
