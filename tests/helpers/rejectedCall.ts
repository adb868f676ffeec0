/** A call that fails with an error of another service, which is not for the user. */
export const rejectedCall = {
  js: "ownCalls.set('/rejected', async () => { throw Object.assign(new Error('secret'), {status: 401, code: 'key'}); });",
  python:
    'async def rejected(*_):\n    raise type("Rejection", (Exception,), {"status": 401})("secret")\n\nown_calls["/rejected"] = rejected\n',
};
