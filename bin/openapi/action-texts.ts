/** Description of each action, by its name on the wire. */
export const actionTexts: Readonly<Record<string, string>> = {
  createpasstemplate:
    'Makes a template for one flight on one date. Fields may stand in any group or at top level, each once. Images are fetched once, now: PNG, at most 2 MB each and 4 MB together. A pass is built on trial; a template from which none can be built is refused (E9008).',
  updatepasstemplate:
    'Changes what is sent and nothing else: what is omitted stays, "" clears an optional field, an array is replaced as a whole. All passes of the template show the change.',
  updateflight:
    'Changes every template of a flight as updatepasstemplate changes one: all of them, up to 90, or none. The flight is named as operations systems know it.',
  getflight:
    'The templates of a flight, what they say of it, and how many passes are installed and told of it as it is.',
  copytemplate:
    'Makes a template from another one, such as tomorrow’s flight from today’s: what is omitted is copied, images and certificates included; "" omits an optional field. What became of the flight on its day, its status and estimated times, is not copied.',
  getpasstemplate: 'The fixed values of a template.',
  getpasstemplates: 'The templates of the account, oldest first; past the end an empty page.',
  generatepass: 'Makes one pass for one passenger. A pass-id is used once and for ever (E9005).',
  generatepasses:
    'Makes up to 500 passes of one template. Each row is answered as generatepass answers a call of its own; HTTP status 200 says that the rows were read, not that they succeeded.',
  generatepassbyid: 'The install link of a pass that exists.',
  updatepassdata:
    'Changes a pass, installed or not; partial as updatepasstemplate. The install link stays and gives the new data from the answer on.',
  updatepasses:
    'Changes up to 500 passes, of one template or of several. Each row is answered as updatepassdata answers a call of its own; rows about one pass are done in their order.',
  movepass:
    'Makes a pass that its passenger has the pass of another flight: pass-id, serial number and install link stay. pass-data says what changes; what is omitted stays.',
  movepasses:
    'Moves up to 500 passes, to one flight or to several. Each row is answered as movepass answers a call of its own.',
  getpassdata: 'Everything that a pass shows, template values under pass values.',
  getpassids: 'The passes of a template, oldest first; past the end an empty page.',
  deletepassdata: 'Removes the record and its files. The pass on the phone stays, and the pass-id stays used.',
  createpassissuancelink: 'Makes a link for an e-mail or a web page that will make a pass from the data it carries.',
  updatepassissuancelink:
    'Changes what is sent and nothing else; "" clears an optional field. pass-variables, encryption-settings and link-protection are replaced as a whole.',
  checkpassissuancelink:
    'Tells why a link is refused, or what following it would do, by the rules of following it. It makes, counts and changes nothing. Another account’s link is as unknown.',
};
