declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Encrypted content encoding (RFC 8188), by the author of the standard. */
  const ece: {
    decrypt(
      body: Buffer,
      parameters: {
        readonly version: 'aes128gcm';
        readonly privateKey: ECDH;
        /** base64url */
        readonly authSecret: string;
      },
    ): Buffer;
  };
  export default ece;
}
