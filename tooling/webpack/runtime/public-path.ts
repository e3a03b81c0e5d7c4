// First entry of every System module: chunks and styles are fetched from the folder the module itself came from.
// webpack's 'auto' would take the folder of the page's last script, which for a parcel of another origin is wrong.
declare let __webpack_public_path__: string;
declare const __system_context__: { readonly meta: { readonly url: string } };

__webpack_public_path__ = new URL('.', __system_context__.meta.url).href;
