import type { NotesParts, OpenWindow } from './notes.ts';

/** The part of a service worker's own global scope in use: the browser's libraries of types cannot stand beside a page's. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type?: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification: NotesParts['show'] };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void;
}

/** Something that the server sent; nothing where it said nothing. */
export interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

/** A note was pressed. */
export interface PressedEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** An event that the browser keeps the worker alive for. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
