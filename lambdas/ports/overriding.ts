/** A port with some methods replaced. It may be a proxy, which loads its adapter and cannot be spread. */
export const overriding = <Port extends object>(port: Port, own: Partial<Port>): Port =>
  new Proxy(port, { get: (target, name) => own[name as keyof Port] ?? target[name as keyof Port] });
