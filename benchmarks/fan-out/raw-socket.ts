import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

export interface RawSocket {
  readonly port: number;
  readonly path: string;
  /** Sent once the socket stands. */
  readonly say?: string | undefined;
  /** Told of everything that comes, the handshake too; the bytes are overwritten afterwards. */
  readonly onBytes: (bytes: Buffer) => void;
}

const shared = Buffer.allocUnsafe(256 * 1024);

/**
 * Opens a WebSocket that decodes nothing: the handshake and one message by hand, then bytes. A full client would cost more
 * than the servers that are measured. Resolves with the server's answer to the handshake.
 */
export function openRawSocket({ port, path, say, onBytes }: RawSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const socket = connect({
      host: '127.0.0.1',
      port,
      onread: {
        buffer: shared,
        callback: (size: number): boolean => {
          onBytes(shared.subarray(0, size));
          if (!isOpen) {
            isOpen = true;
            const head = shared.subarray(0, Math.min(size, 64)).toString('latin1');
            if (head.startsWith('HTTP/1.1 101')) resolve();
            else reject(new Error(`the handshake was answered ${head}`));
            if (say !== undefined) socket.write(maskedFrame(say));
          }
          return true;
        },
      },
    });
    socket.once('error', reject);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
  });
}

/** A client's text frame (RFC 6455 §5.2), masked with zeros: the payload as it is. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
