// What a coupon needs once it stands, in one chunk beside what everybody loads first.
export { LinkChoice, OtherKinds } from './other-kinds.tsx';
export { BreakButton } from './break-button.tsx';
export { BuilderNoteWidget } from '../widgets/builder-note-widget.tsx';
export { CashOutWidget } from '../widgets/cash-out-widget.tsx';
export { EditAction } from './edit/edit-action.tsx';
export { EditHead } from './edit/edit-head.tsx';
export { BoostLines } from './gifts/boost-lines.tsx';
export { GiftChoice } from './gifts/gift-choice.tsx';
export { OpenBets } from './open-bets.tsx';
export { listenForWayHere } from './way-here.ts';
export { QuickBetWidget } from '../widgets/quick-bet-widget.tsx';
export { QuickCoupon } from './quick/quick-coupon.tsx';
export { RepeatWidget } from '../widgets/repeat-widget.tsx';
export { RefusalWatch } from './refusal-watch.tsx';
export { Reviews } from './review/reviews.tsx';
export { ShareCoupon } from './shared/share-coupon.tsx';
export { Suggestions } from './suggestions.tsx';
export { EachWayChoice } from './each-way/each-way-choice.tsx';
