import type { BlockInfo } from '../routing/blocks.ts';
import type { PaymentPageTerms } from '../routing/guards.ts';
import type { RouteTable } from '../routing/route.ts';
import type { SeoRule } from '../schemas/seo.ts';
import type { SiteLanguages } from '../routing/language.ts';
import type { BrandRule } from '../brand/brand.ts';
import type { FirstDepositTerms } from './bonus-terms.ts';
import type { SiteCounter } from './counter.ts';
import type { SiteLanding } from './landing.ts';
import type { RegistrationTerms, SiteSocialLink } from './registration-terms.ts';
import type { RemoteEntryPage } from './remote-entry.ts';
import type { ToldToVisitor } from './visitor-terms.ts';

/** Planned or running maintenance (S3-11). Times are seconds since the epoch, as the spec names them. */
export interface MaintenanceWindow {
  readonly startedAt: number;
  readonly endedAt: number;
  /** When to begin and stop announcing it; absent means 24 hours before, until the start (S8-05). */
  readonly notifyStartedAt?: number;
  readonly notifyEndedAt?: number;
  /** True while it runs (S4-11). */
  readonly state: boolean;
}

/** From this path, without a language, on to that one. */
export interface RouteAfterSignIn {
  readonly route_from: string;
  readonly route_to: string;
}

/** Ways in by accounts of other companies. */
export interface SocialOffer {
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly oneTap: boolean;
}

/** Whom a site keeps out, by country: the first rule that fits counts. */
export interface BlockTerms {
  readonly rules: readonly BlockRule[];
  /** What becomes of a visitor whose country nobody knows; absent: `open`. */
  readonly unknownCountry?: 'open' | 'closed';
}

export interface BlockRule extends BlockInfo {
  /** ISO 3166-1, two letters. */
  readonly countries: readonly string[];
  /** Everybody but those of `countries`. */
  readonly except?: boolean;
}

/** How support is reached. */
export interface SupportTerms {
  readonly email: string;
  /** When somebody answers; absent: at any time. */
  readonly hours?: {
    /** 1 is Monday, 7 is Sunday. */
    readonly days: readonly number[];
    /** `09:00`, in the zone below. Up to `24:00`. */
    readonly from: string;
    readonly to: string;
    /** IANA name: `Europe/Berlin`. */
    readonly timeZone: string;
  };
}

/** A parcel that a planned change closes: its pages are not there from then on. Milliseconds since the epoch. */
export interface PlannedClosing {
  readonly parcel: string;
  readonly fromMs: number;
}

/** Site configuration every visitor may read (GET /bff-api/config/all.json, spec "Site config keys"). */
export interface SiteConfig extends ToldToVisitor {
  /** Of what the site says of itself and where its addresses lead; counts up with each change. Absent from a server that keeps none. */
  readonly version?: number;
  /** Which of several sites of one installation this is; absent in its own. */
  readonly brand?: string;
  readonly companyName: string;
  readonly groupId: number;
  readonly refId: number;
  readonly isRegistrationAllowed: boolean;
  readonly isShowIdentification: boolean;
  /** How players register; a site that does not say offers the short form. */
  readonly registration?: RegistrationTerms;
  /** The bonus of a first deposit; absent where there is none, and in documents, which never need it. */
  readonly firstDepositBonus?: FirstDepositTerms;
  /** Companies whose accounts lead in, and whether one-tap is offered; absent where there are none. */
  readonly social?: SocialOffer;
  /** Pages of the site on social networks (S3-16). */
  readonly socialLinks?: readonly SiteSocialLink[];
  /** Who helps besides the site itself; absent where nobody does. */
  readonly support?: SupportTerms;
  /** Where players go after signing in or registering, by the page they came from (S4-02). */
  readonly afterRegistrationAndLoginRedirectRoutesV2?: readonly RouteAfterSignIn[];
  /** Sends guests of a page that needs a player home and opens the sign-in there, instead of to its own page (S5-07). */
  readonly isLoginDropdown?: boolean;
  /** Minutes without a touch after which a player is signed out (S9-02); absent or 0: never. */
  readonly autoLogoffMinutes?: number;
  /** Asks visitors about cookies (S4-10); absent: consent counts as given to all. */
  readonly isShowCookieAgreePopup?: boolean;
  /** False: when a player agreed to cookies is not logged (S7-20). */
  readonly isLoggingClientCookiesAgreement?: boolean;
  /** Tells guests once that this is the new site (S4-21). */
  readonly isShowNewSiteInfo?: boolean;
  /** Day the privacy policy was changed last, `2026-11-01`: whoever knew an older one is told (S2-67). */
  readonly privacyUpdatedAt?: string;
  readonly languages: SiteLanguages;
  /** Feature ids that are on (S5-04). */
  readonly features: readonly number[];
  /** Numbers of the routes that are there (S3-36), of those that have one; absent: all. */
  readonly availableRoutes?: readonly number[];
  /** Parcels whose pages are not there: they answer 404, and nothing leads to them; absent: none. */
  readonly closedParcels?: readonly string[];
  /** What no path may hold: one that does answers 404 (S5-04). */
  readonly forbiddenFragments?: readonly string[];
  /** Whom the site keeps out; absent: nobody. Never in a document. */
  readonly blocks?: BlockTerms;
  /** Of the rules of moved addresses, counting up; absent while there are none. */
  readonly redirects?: number;
  /** Hosts that are ours beside this site's own: addresses may move there. */
  readonly ownHosts?: readonly string[];
  /** Landing pages (S2-57); absent where there are none, and in documents: a landing is read by its page. */
  readonly landings?: readonly SiteLanding[];
  /** What pages say to search engines in place of their own words; never in documents. */
  readonly seo?: readonly SeoRule[];
  /** Some pages have such words, which are asked of the server. */
  readonly hasSeoRules?: true;
  readonly timeZone: number;
  readonly currencies: readonly string[];
  readonly defaultCurrency: string;
  /** Amount chips the site offers before the player has chosen their own. Never prefilled. */
  readonly amountTemplate: readonly number[];
  /** Opens paying in as a dialog over the page one is on instead of as a page (S5-08); absent: a page. */
  readonly useRechargeModal?: boolean;
  /** Calls bonuses offers, in words and in addresses (S5-05); absent: bonuses. */
  readonly promoBonusToOffer?: boolean;
  /** Bonuses of these ids lead to the casino's page about the first deposit, if it is on (S5-05). */
  readonly isSlotFirstDepositPage?: boolean;
  readonly slotFirstDepositBonusIds?: readonly string[];
  /** Who may see the page of ways to pay (S5-03). */
  readonly paymentPage?: PaymentPageTerms;
  /** Countries (ISO 3166-1) whose players are offered paying from their phone (S5-14); absent or empty: none. */
  readonly mobilePaymentCountries?: readonly string[];
  /** Licences of the site: a game that names some is offered under one of them alone. Never in a document. */
  readonly gameLicences?: readonly string[];
  /** By whom visitors are counted (S7-45); absent: by the site's own collector. Never in a document. */
  readonly counters?: readonly SiteCounter[];
  readonly isPwa: boolean;
  /** Colours of the site in place of the house's own (S3-38). */
  readonly partnerCssBrandBook?: readonly BrandRule[];
  /** Address of the style sheet that sets them. */
  readonly brandStyle?: string;
  /** Colour of the browser's own frame around the site. */
  readonly pwaManifest?: { readonly themeColor: string };
  /** Widgets that fill the frame: region → `parcel/widget`. */
  readonly widgets: Readonly<Record<FrameRegion, string | null>>;
  readonly sandbox: boolean;
  readonly maintenance?: MaintenanceWindow;
  /** What is closed soon, told a day before at most; absent where nothing is. */
  readonly plannedClosings?: readonly PlannedClosing[];
  /** When a planned change closes registration, told a day before at most; absent where none does. Milliseconds since the epoch. */
  readonly registrationClosesAtMs?: number;
  /** Origins whose pages this site may show by remote entries; nothing else is ever fetched for one (S7-42). */
  readonly remoteOrigins?: readonly string[];
  readonly remoteEntries?: readonly RemoteEntryPage[];
  /** Origins of other sites whose pages may show this site's pages and widgets. */
  readonly embedOrigins?: readonly string[];
}

export const FRAME_REGIONS = ['header', 'menu', 'aside', 'footer', 'floating'] as const;
export type FrameRegion = (typeof FRAME_REGIONS)[number];

/** Who is visiting, as the document knows it. */
export interface SessionSummary {
  readonly userId: string | null;
  readonly banLevel: number;
  /** End of a break the player chose, while one is on (rules §9). */
  readonly restrictedUntilMs?: number;
  /** Hours from UTC that a player on a break reads times in, where the server knows them. */
  readonly zoneHours?: number;
  /** Present for a player who has to be identified before money comes in. */
  readonly needsIdentification?: true;
}

/** The inert JSON in the document (`<script type="application/json" id="boot">`). */
export interface BootData {
  /** Number of the release this document pins the tab to. */
  readonly release: number;
  /** `<parcel>@<version>` that this release tries out; absent in documents for everybody. */
  readonly canary?: string;
  readonly serverTimeMs: number;
  readonly language: string;
  readonly status: number;
  readonly site: SiteConfig;
  readonly session: SessionSummary;
  /** What keeps the visitor out (S4-12); absent where nothing does. */
  readonly block?: BlockInfo;
  readonly routeTable: RouteTable;
  /** Dictionary namespace → language → absolute URL. */
  readonly dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Parcel name → version of the release, to attribute failures. */
  readonly parcelVersions?: Readonly<Record<string, string>>;
  /** Where the parcels are named that this document left out (`ReleaseRest`); absent when it carries all. */
  readonly rest?: string;
  readonly overridesAllowed: boolean;
  /** Where the platform is, for documents of other sites; absent where the document is its own. */
  readonly origin?: string;
  /** In the document of a remote page alone: the one origin its policy allows, and the nonce for code and style. */
  readonly remote?: { readonly origin: string; readonly nonce: string };
  /** Present exactly in documents that allow overrides. */
  readonly overrides?: OverrideTerms;
}

/** On what terms a document allows overrides. */
export interface OverrideTerms {
  /** Lets the style sheet of import-map-overrides' own UI pass the policy of this one document. */
  readonly styleNonce: string;
  /** The signed grant that allows them; null where they are always allowed (development). */
  readonly grant: { readonly developer: string; readonly untilMs: number } | null;
  /** Import-map name → address of its development build, which a parcel in development needs; none in older documents. */
  readonly development?: Readonly<Record<string, string>>;
}
