/** False where no browser makes passkeys: without them in the browser, without encryption, at a bare IP address. */
export function passkeysPossible(): boolean {
  return (
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|^\[/.test(window.location.hostname)
  );
}
