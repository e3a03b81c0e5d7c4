import { networkOf } from '../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../kernel/http/shared-address.ts';

/**
 * Sockets that one address may hold open: a whole carrier may stand behind one address of IPv4, but not all that a
 * server has room for may go to it.
 */
export const MOST_SOCKETS_OF_ADDRESS = 2_000;

/** A proxy nobody named, or this machine: everybody behind it counts as one, and still not all there is room for. */
const SHARED_MULTIPLE = 10;

/** Counts open sockets by the address they come from. */
export class SocketsByAddress {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  hasRoom(ip: string): boolean {
    const most = isSharedAddress(ip) ? this.most * SHARED_MULTIPLE : this.most;
    return (this.open.get(networkOf(ip)) ?? 0) < most;
  }

  opened(ip: string): void {
    this.add(ip, 1);
  }

  closed(ip: string): void {
    this.add(ip, -1);
  }

  private add(ip: string, sockets: 1 | -1): void {
    const key = networkOf(ip);
    const count = (this.open.get(key) ?? 0) + sockets;
    if (count > 0) this.open.set(key, count);
    else this.open.delete(key);
  }
}
