/** Figures as the tables write them. */
export const perSecond = (value: number, what: string): string =>
  `${Math.round(value).toLocaleString('en')} ${what}/s`;

export const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
