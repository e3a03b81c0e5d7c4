import { networkOf } from '../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../kernel/http/shared-address.ts';

/**
 * Sockets that one address may hold open: a whole carrier may stand behind one address of IPv4, but not all that a
 * server has room for may go to it.
 */
export const MOST_SOCKETS_OF_ADDRESS = 2_000;

/** Counts open sockets by the address they come from. Shared addresses are not counted: they are proxies. */
export class SocketsByAddress {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  hasRoom(ip: string): boolean {
    return isSharedAddress(ip) || (this.open.get(networkOf(ip)) ?? 0) < this.most;
  }

  opened(ip: string): void {
    this.add(ip, 1);
  }

  closed(ip: string): void {
    this.add(ip, -1);
  }

  private add(ip: string, sockets: 1 | -1): void {
    if (isSharedAddress(ip)) return;
    const key = networkOf(ip);
    const count = (this.open.get(key) ?? 0) + sockets;
    if (count > 0) this.open.set(key, count);
    else this.open.delete(key);
  }
}
