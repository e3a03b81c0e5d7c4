export { classNames } from './class-names.ts';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './button/button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonVariant } from './button/button-look.tsx';
export { ButtonRow, type ButtonRowProps } from './button/button-row.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { Drawing } from './icon/drawing.tsx';
export { Icon, type IconName, type IconProps, type IconSize } from './icon/icon.tsx';
export { SportIcon, type SportIconProps } from './icon/sport-icon.tsx';
export { Field, FieldError, type FieldErrorProps, type FieldProps } from './field/field.tsx';
export { InputBox, type InputBoxProps } from './field/input-box.tsx';
export { inputClasses } from './field/input-classes.ts';
export { useFieldAttributes } from './field/field-context.ts';
export { TextArea, TextInput, type TextAreaProps, type TextInputProps } from './field/text-input.tsx';
export { OddsCell } from './odds-cell/odds-cell.tsx';
export { LiveOddsCell, type LiveFace, type LiveOddsCellProps } from './odds-cell/live-odds-cell.tsx';
export {
  type OddsCellProps,
  type OddsCellSize,
  type OddsFace,
  type OddsState,
} from './odds-cell/odds-face.ts';
export { type OddsDirection } from './odds-cell/odds-direction.ts';
export { Silk, type SilkPattern, type SilkProps } from './silk/silk.tsx';
export { Flag, type FlagProps } from './flag/flag.tsx';
export {
  ChampionshipHeader,
  Panel,
  SectionHeader,
  SportHeader,
  type ChampionshipHeaderProps,
  type PanelProps,
  type SectionHeaderProps,
  type SportHeaderProps,
} from './panel/panel.tsx';
export {
  LinkTabs,
  TabPanel,
  Tabs,
  type LinkTabItem,
  type LinkTabsProps,
  type TabItem,
  type TabPanelProps,
  type TabsProps,
} from './tabs/tabs.tsx';
export { ScrollStrip, type ScrollStripProps } from './tabs/scroll-strip.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './tabs/segmented-control.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { Badge, CountBadge, type BadgeProps, type BadgeTone, type CountBadgeProps } from './badge/badge.tsx';
export { LiveLamp, ScoreText, type LiveLampProps, type ScoreTextProps } from './match-marks/match-marks.tsx';
export {
  Skeleton,
  SkeletonRows,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonShape,
  type SkeletonTextProps,
} from './skeleton/skeleton.tsx';
export {
  SKELETON_TIMEOUT_MS,
  SkeletonOrError,
  type Schedule,
  type SkeletonOrErrorProps,
} from './skeleton/skeleton-or-error.tsx';
export { ReadView, type ReadEnd, type ReadViewProps, type ReadWords } from './read-view/read-view.tsx';
export {
  EmptyState,
  ErrorBlock,
  type EmptyStateProps,
  type ErrorBlockProps,
} from './feedback/error-block.tsx';
export { NOTICE_ICONS, Notice, type NoticeProps, type NoticeTone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx';
export { Spinner, type SpinnerProps } from './progress/spinner.tsx';
export {
  MoneyText,
  OddsText,
  SummaryList,
  type MoneyTextProps,
  type OddsTextProps,
  type SummaryLine,
  type SummaryListProps,
} from './money/money-text.tsx';
export { PageLayout, type PageLayoutProps } from './layout/page-layout.tsx';
export { Divider, type DividerProps } from './layout/divider.tsx';
export { Disclosure, type DisclosureProps } from './layout/disclosure.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/visually-hidden.tsx';
export {
  KeyHint,
  TextButton,
  TextLink,
  type KeyHintProps,
  type TextButtonProps,
  type TextLinkProps,
} from './link/text-link.tsx';
export { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { useParcel, useReady, type Direction, type ParcelEnvironment } from './parcel/parcel-context.ts';
export { ParcelRoot, type ParcelRootProps } from './parcel/parcel-root.tsx';
export { type ErrorTexts } from './parcel/parcel-boundary.tsx';
export { reactLifecycles, type ReactLifecyclesOptions } from './parcel/react-lifecycles.tsx';
export { reactParcel } from './parcel/react-parcel.ts';
export { RegionRoot } from './parcel/region-root.tsx';
export { WidgetPlace, type WidgetPlaceProps } from './parcel/widget-place.tsx';
