import { Type, type Static } from 'typebox';

/** GET /web-api/qr?path: an address of this site as a QR code, for the camera of another device. */
export const QrCodeView = Type.Object({
  url: Type.String(),
  /** Modules along a side, and the dark ones as an SVG path of one unit each. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export type QrCodeView = Static<typeof QrCodeView>;
