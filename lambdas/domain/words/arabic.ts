import type { NoticeWords, Words } from './english.ts';

export const arabic: Words = {
  locale: 'ar',
  labels: {
    flight: 'الرحلة',
    from: 'من',
    to: 'إلى',
    gate: 'البوابة',
    terminal: 'مبنى الركاب', // ?
    door: 'باب الطائرة',
    date: 'التاريخ',
    boarding: 'الصعود', // ?
    status: 'الحالة',
    flightStatus: 'حالة الرحلة',
    closing: 'إغلاق البوابة',
    departure: 'المغادرة',
    scheduledDeparture: 'المغادرة المجدولة',
    arrival: 'الوصول',
    scheduledArrival: 'الوصول المجدول',
    arrivalTerminal: 'مبنى الوصول',
    arrivalGate: 'بوابة الوصول',
    passenger: 'المسافر',
    seat: 'المقعد',
    class: 'الدرجة', // ?
    group: 'المجموعة',
    position: 'الترتيب',
    confirmation: 'رمز الحجز',
    ticket: 'رقم التذكرة',
    sequence: 'رقم التسلسل', // ?
    frequentFlyer: 'المسافر الدائم',
    message: 'رسالة',
    information: 'معلومات',
    website: 'الموقع الإلكتروني',
    link: 'رابط',
    lastNotification: 'آخر إشعار',
  },
  flightStatus: {
    scheduled: 'في الموعد',
    delayed: 'متأخرة',
    boarding: 'الصعود',
    'gate-closed': 'أُغلقت البوابة',
    departed: 'غادرت',
    arrived: 'وصلت',
    cancelled: 'ملغاة',
    diverted: 'حُوّلت',
  },
  passStatus: { active: 'سارية', redeemed: 'مستخدمة', expired: 'منتهية', voided: 'غير صالحة' },
  kinds: { standby: 'قائمة الانتظار', infant: 'رضيع', unseated: 'المقعد عند البوابة' },
  doors: { Front: 'الأمامي', Back: 'الخلفي' },
  services: {
    'manage-booking-url': 'إدارة الحجز',
    'change-seat-url': 'تغيير المقعد',
    'contact-phone': 'الاتصال بالشركة',
    'wheelchair-url': 'طلب كرسي متحرك',
    'service-animal-url': 'حيوان مساعد',
    'bags-url': 'إضافة أمتعة',
    'track-bags-url': 'تتبع الأمتعة',
    'lost-bag-url': 'بلاغ أمتعة مفقودة',
    'upgrade-url': 'ترقية الدرجة',
    'meals-url': 'طلب وجبة',
    'lounge-url': 'دخول الصالة',
    'wifi-url': 'واي فاي',
    'entertainment-url': 'الترفيه',
    'contact-email': 'مراسلة الشركة',
    'contact-url': 'موقع الشركة',
  },
  notices: { none: 'لا يوجد', updated: 'تم تحديث بطاقة صعودك إلى الطائرة', onTime: 'في الموعد' },
  sentences: {
    departs: (when) => `المغادرة ${when}`,
    departsLaterThan: (time) => `المغادرة بعد ${time}`,
    doesNotDepart: (flight, time) => `لن تغادر ${flight} في ${time}`,
    landsElsewhere: (place) => `لن تهبط في ${place}`,
    landedElsewhere: (place) => `لم تهبط في ${place}`,
    onDay: (time, day) => `${time} يوم ${day}`,
    insteadOf: (time, scheduled) => `${time} بدلاً من ${scheduled}`,
    nowOn: (flight) => `رحلتك الآن ${flight}`,
    seat: (seat) => `المقعد ${seat}`,
  },
  estimates: {
    about: (time) => `حوالي ${time}`,
    departureMoved: (about, announced) => `${about}، لأن موعد المغادرة تغيّر؛ ${announced}`, // ?
    boardingMoved: (about, announced) => `${about}، لأن موعد الصعود تغيّر؛ ${announced}`, // ?
    boarding: (time) => `كان موعد الصعود المعلن ${time}`, // ?
    closing: (time) => `كان موعد إغلاق البوابة المعلن ${time}`, // ?
    departure: (time) => `كان موعد المغادرة المعلن ${time}`,
    arrival: (time) => `كان موعد الوصول المعلن ${time}`,
  },
  pictures: { alliance: 'التحالف', airline: 'صورة شركة الطيران', additional: 'صورة إضافية' },
  page: {
    title: (airline, flight) => `بطاقة صعود الطائرة ${airline} ${flight}`,
    ready: 'بطاقة صعودك إلى الطائرة جاهزة',
    cancelled: 'أُلغيت رحلتك',
    help: 'احتفظ بها في محفظة هاتفك لتكون في متناول يدك في الطريق إلى البوابة.',
    helpIfCancelled: 'اسأل شركة الطيران عن كيفية متابعة سفرك. قد تُمسح هذه البطاقة عند مكتبها.',
    wait: 'لحظة من فضلك، بطاقة صعودك في الطريق.',
    thanks: 'رحلة سعيدة!',
    addToApple: 'إضافة إلى محفظة Apple', // ?
    addToGoogle: 'إضافة إلى محفظة Google', // ?
    phone: 'المتابعة على هاتفك',
    scan: 'امسح الرمز بكاميرا هاتفك لفتح هذه الصفحة عليه.',
    link: 'رابط هذه الصفحة.',
    notForBoarding: 'ليس للصعود إلى الطائرة.',
    airline: 'شركة الطيران',
    printed: 'هذه الورقة ليست بطاقة صعود. أظهر بطاقة الصعود الموجودة في محفظة هاتفك.',
    taken: 'بطاقة الصعود هذه موجودة في محفظة. تسمح شركة الطيران بها على جهاز واحد فقط.',
    to: 'إلى',
    insteadOf: 'بدلاً من',
    localTimes: 'جميع الأوقات بالتوقيت المحلي.',
    ended: {
      redeemed: {
        heading: 'استُخدمت بطاقة الصعود هذه',
        stamp: 'مستخدمة',
        advice: 'إذا لم تصعد بها إلى الطائرة، فتحدث إلى الموظفين عند البوابة أو اتصل بشركة الطيران.',
      },
      expired: {
        heading: 'انتهت صلاحية بطاقة الصعود هذه',
        stamp: 'منتهية',
        advice: 'إذا كانت لديك رحلة بعد، فاطلب من شركة الطيران بطاقة صعود جديدة.',
      },
      voided: {
        heading: 'لم تعد بطاقة الصعود هذه صالحة',
        stamp: 'غير صالحة',
        advice: 'لا يمكنك الصعود بها. اطلب بطاقة جديدة من شركة الطيران أو من مكتبها في المطار.',
      },
    },
    barcode: 'الرمز الشريطي',
    showToBoard: 'أظهر هذا الرمز للصعود',
    showAtDesk: 'أظهر هذا الرمز عند المكتب',
  },
  groupPage: {
    title: (airline) => `بطاقات صعود الطائرة ${airline}`,
    ready: 'بطاقات صعودكم إلى الطائرة جاهزة',
    passes: 'بطاقات صعودكم إلى الطائرة',
    help: 'أضفها كلها دفعة واحدة، أو واحدة تلو الأخرى أدناه.',
    addAll: (passes, wallet) => `إضافة الكل (${passes}) إلى ${wallet}`,
    addPart: (passes, part, parts, wallet) => `إضافة ${passes} (الجزء ${part} من ${parts}) إلى ${wallet}`,
    taken: 'موجودة في محفظة. تسمح شركة الطيران بها على جهاز واحد فقط.',
    for: 'لأجل',
  },
};

export const arabicNotices: NoticeWords = {
  again: 'أعد المحاولة',
  back: 'العودة إلى بطاقة صعودك',
  unavailable: {
    title: 'بطاقة الصعود غير متاحة',
    heading: 'لم تعد بطاقة الصعود هذه متاحة',
    text: 'قد يكون الرابط ناقصاً، أو استُبدلت البطاقة أو أُزيلت. إذا كنت ما زلت بحاجة إليها، فاتصل بشركة الطيران.',
  },
  wrongLink: {
    title: 'رابط غير صالح',
    heading: 'هذا الرابط لا يؤدي إلى بطاقة صعود',
    text: 'قد يكون ناقصاً، أو تغيّر في طريقه إليك، أو انتهت صلاحيته. افتحه مرة أخرى من الرسالة التي وصلتك. إذا لم يفد ذلك، فاتصل بشركة الطيران لترسل إليك رابطاً جديداً.',
  },
  busy: {
    title: 'لحظة من فضلك',
    heading: 'بطاقات صعود كثيرة في وقت واحد',
    text: 'انتظر دقيقة ثم افتح الرابط من جديد. إذا كنت ما زلت بحاجة إلى بطاقة صعودك، فاتصل بشركة الطيران.',
  },
  outage: {
    title: 'بطاقة الصعود غير متاحة الآن',
    heading: 'لا يمكننا عرض بطاقة صعودك الآن',
    text: 'الخطأ من جانبنا، وبطاقة صعودك سليمة. أعد المحاولة بعد دقيقة. إذا كانت في محفظتك، فهي صالحة فيها كما كانت. في المطار يمكن أن يساعدك مكتب شركة الطيران.',
  },
  walletBusy: {
    title: 'محفظة Google مشغولة',
    heading: 'لا يمكن لمحفظة Google استقبال بطاقة صعودك الآن', // ?
    text: 'بطاقة صعودك سليمة. انتظر لحظة ثم أعد المحاولة.',
  },
  taken: {
    title: 'أُضيفت بطاقة الصعود',
    heading: 'بطاقة الصعود هذه موجودة في محفظة',
    text: 'تسمح شركة الطيران بها على جهاز واحد فقط. لنقلها إلى جهاز آخر، أزلها أولاً من المحفظة التي هي فيها.',
  },
};
