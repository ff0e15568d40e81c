import Testing

/// The main claims in the sentences of each language: where they stand, what they are worth, and what negates them.
@Suite struct LanguageMentionsTests {
  @Test(arguments: MentionRow.rows(european))
  func findsInEuropeanLanguages(row: MentionRow) throws { try row.check() }

  @Test(arguments: MentionRow.rows(asian))
  func findsInAsianLanguages(row: MentionRow) throws { try row.check() }

  static let european = """
    en | not urgency | We don't do countdowns, “[last chance]” banners. |
    en | no urgency | When the introductory offer ends, you pay more. |
    nl | no no-subscription | Voor klanten die nog nooit een abonnement hebben gehad |
    ru | no months-free | Продлится через 3 месяца по цене 9,99 €. |
    sv | no no-automatic-charge | Ditt abonnemang förnyas inte. |
    it | cancel-now-ends | Appena disdici, [perdi subito l’accesso]. |
    el | not free-trial | [Δωρεάν δοκιμή] δεν υπάρχει. |
    sk | free-trial | [Prvých 7 dní máte od nás zadarmo]. | 7 day
    en | cancel-anytime | You can [cancel anytime]. |
    en | not cancel-anytime | You cannot [cancel anytime]. |
    en | no cancel-anytime | There is nothing to cancel. |
    en | free-trial | Start your [7-day free trial] now | 7 day
    en | no free-trial | Your free trial has ended. |
    en | no-subscription | A single payment, [no subscription]. |
    en | lifetime | Get [lifetime access] today |
    en | percent-savings | [Save 44%] with the yearly plan | 44%
    en | months-free | Yearly: [two months free] | 2 month
    en | months-free | [12 months for the price of 10] | 2 month
    de | cancel-anytime | Das Abo ist [jederzeit kündbar]. |
    de | not cancel-anytime | Der Plan ist nicht [jederzeit kündbar]. |
    de | no cancel-anytime | Es gibt nichts zu kündigen. |
    de | free-trial | [7 Tage kostenlos] testen | 7 day
    de | no-subscription | Einmal zahlen, [kein Abo]. |
    de | lifetime | Jetzt [lebenslanger Zugang] |
    de | percent-savings | Mit dem Jahresabo [44\u{A0}% sparen] | 44%
    de | months-free | [Zwei Monate gratis] im Jahresabo | 2 month
    fr | cancel-anytime | Sans engagement, [annulez à tout moment]. |
    fr | not cancel-anytime | Vous ne pouvez pas [annuler à tout moment]. |
    fr | no cancel-anytime | Il n’y a rien à annuler. |
    fr | free-trial | Profitez de [7 jours gratuits] | 7 day
    fr | no-subscription | Un achat unique, [sans abonnement]. |
    fr | lifetime | [Accès à vie] à toutes les fonctions |
    fr | percent-savings | [Économisez 44\u{202F}%] avec l’abonnement annuel | 44%
    fr | months-free | [Deux mois offerts] | 2 month
    es | cancel-anytime | [Cancela cuando quieras]. |
    es | not cancel-anytime | No puedes [cancelar cuando quieras]. |
    es | no cancel-anytime | No hay nada que cancelar. |
    es | free-trial | Disfruta de [14 días gratis] | 14 day
    es | no-subscription | Pago único, [sin suscripción]. |
    es | lifetime | [Acceso de por vida] |
    es | percent-savings | [Ahorra un 44 %] al año | 44%
    es | months-free | [Dos meses gratis] | 2 month
    it | cancel-anytime | [Annulla quando vuoi], senza costi. |
    it | not cancel-anytime | Non puoi [disdire quando vuoi]. |
    it | free-trial | [7 giorni gratis], poi a pagamento | 7 day
    it | no-subscription | Acquisto unico, [senza abbonamento]. |
    it | lifetime | [Accesso a vita] a tutto |
    it | percent-savings | [Risparmia il 44%] | 44%
    it | months-free | [Due mesi gratis] con il piano annuale | 2 month
    pt-BR | cancel-anytime | [Cancele quando quiser]. |
    pt-BR | not cancel-anytime | Você não pode [cancelar a qualquer momento]. |
    pt-BR | no cancel-anytime | Não há nada para cancelar. |
    pt-BR | free-trial | Comece com [7 dias grátis] | 7 day
    pt-BR | no-subscription | Compra única, [sem assinatura]. |
    pt-BR | lifetime | [Acesso vitalício] |
    pt-BR | percent-savings | [Economize 44%] no plano anual | 44%
    pt-BR | months-free | [Dois meses grátis] | 2 month
    pt-PT | cancel-anytime | [Cancele em qualquer altura]. |
    pt-PT | free-trial | [7 dias grátis] | 7 day
    pt-PT | percent-savings | [Poupe 44%] por ano | 44%
    pt-PT | months-free | [2 meses de oferta] | 2 month
    nl | cancel-anytime | Je abonnement is op [elk moment opzegbaar]. |
    nl | not cancel-anytime | Dit plan is niet [altijd opzegbaar]. |
    nl | no cancel-anytime | Er is niets op te zeggen. |
    nl | free-trial | Start met [7 dagen gratis] | 7 day
    nl | no-subscription | Eenmalig betalen, [geen abonnement]. |
    nl | lifetime | [Levenslange toegang] |
    nl | percent-savings | [Bespaar 44%] | 44%
    nl | months-free | [Twee maanden gratis] | 2 month
    ca | cancel-anytime | [Cancel·la quan vulguis]. |
    ca | free-trial | [7 dies gratis] | 7 day
    ca | percent-savings | [Estalvia un 44%] | 44%
    ca | months-free | [Dos mesos gratis] | 2 month
    ro | cancel-anytime | [Anulezi oricând]. |
    ro | no-subscription | O singură plată, [fără abonament]. |
    ro | percent-savings | [Economiseşti 44%] | 44%
    ro | months-free | [Două luni gratuite] | 2 month
    sv | cancel-anytime | [Avsluta när som helst]. |
    sv | not cancel-anytime | Du kan inte [avsluta när som helst]. |
    sv | free-trial | [7 dagar gratis] | 7 day
    sv | no-subscription | Betala en gång, [ingen prenumeration]. |
    sv | percent-savings | [Spara 44\u{A0}%] | 44%
    sv | months-free | [Två månader gratis] | 2 month
    da | cancel-anytime | [Opsig når som helst]. |
    da | not cancel-anytime | Du kan ikke [opsige når som helst]. |
    da | free-trial | [7 dage gratis] | 7 day
    da | percent-savings | [Spar 44 %] | 44%
    da | months-free | [To måneder gratis] | 2 month
    nb | cancel-anytime | [Avslutt når som helst]. |
    nb | free-trial | [7 dager gratis] | 7 day
    no | no-subscription | Betal én gang, [uten abonnement]. |
    nb | percent-savings | [Spar 44 %] | 44%
    nb | months-free | [To måneder gratis] | 2 month
    fi | cancel-anytime | [Voit peruuttaa milloin tahansa]. |
    fi | free-trial | [7 päivää ilmaiseksi] | 7 day
    fi | no-subscription | Kertaostos, [ei tilausta]. |
    fi | percent-savings | [Säästä 44\u{A0}%] vuodessa | 44%
    fi | months-free | [Kaksi kuukautta ilmaiseksi] | 2 month
    pl | cancel-anytime | [Anuluj w dowolnym momencie]. |
    pl | not cancel-anytime | Nie [możesz anulować w każdej chwili]. |
    pl | no cancel-anytime | Nie ma nic do anulowania. |
    pl | free-trial | [7 dni za darmo] | 7 day
    pl | no-subscription | Jedna płatność, [bez subskrypcji]. |
    pl | percent-savings | [Oszczędź 44%] | 44%
    pl | months-free | [Dwa miesiące za darmo] | 2 month
    cs | cancel-anytime | Předplatné můžete [zrušit kdykoli]. |
    cs | free-trial | [7 dní zdarma] | 7 day
    cs | no-subscription | Jednou zaplatíte, [bez předplatného]. |
    cs | percent-savings | [Ušetříte 44 %] | 44%
    cs | months-free | [Dva měsíce zdarma] | 2 month
    sk | cancel-anytime | Predplatné môžete [zrušiť kedykoľvek]. |
    sk | free-trial | [7 dní zadarmo] | 7 day
    sk | percent-savings | [Ušetríte 44 %] | 44%
    sk | months-free | [Dva mesiace zadarmo] | 2 month
    hu | cancel-anytime | Az előfizetés [bármikor lemondható]. |
    hu | free-trial | 7 napig [ingyen kipróbál]hatod | 7 day
    hu | no-subscription | Egyszeri vásárlás, [előfizetés nélkül]. |
    hu | percent-savings | [44% megtakarítás] | 44%
    hu | months-free | [Két hónap ingyen] | 2 month
    el | cancel-anytime | [Ακυρώστε ανά πάσα στιγμή]. |
    el | not cancel-anytime | Δεν μπορείτε να [ακυρώσετε ανά πάσα στιγμή]. |
    el | free-trial | [7 ημέρες δωρεάν] | 7 day
    el | no-subscription | Μία πληρωμή, [χωρίς συνδρομή]. |
    el | percent-savings | [ΕΚΠΤΩΣΗ 44%] στο ετήσιο | 44%
    el | months-free | [ΔΥΟ ΜΗΝΕΣ ΔΩΡΕΑΝ] | 2 month
    tr | cancel-anytime | [İSTEDİĞİNİZDE İPTAL] edin |
    tr | free-trial | [7 gün ücretsiz] | 7 day
    tr | no-subscription | Tek ödeme, [abonelik yok]. |
    tr | percent-savings | Yıllık planda [%44 indirim] | 44%
    tr | months-free | [İki ay ücretsiz] | 2 month
    ru | cancel-anytime | [Отмена в любое время]. |
    ru | not cancel-anytime | Не [отменить можно в любой момент] |
    ru | no cancel-anytime | Отменять нечего. |
    ru | free-trial | [7 дней бесплатно] | 7 day
    ru | no-subscription | Платите один раз, [без подписки]. |
    ru | percent-savings | [Экономия 44\u{A0}%] | 44%
    ru | months-free | [Два месяца в подарок] | 2 month
    uk | cancel-anytime | Можна [скасувати будь-коли]. |
    uk | free-trial | [7 днів безкоштовно] | 7 day
    uk | no-subscription | Один платіж, [без підписки]. |
    uk | percent-savings | [Заощаджуйте 44%] | 44%
    uk | months-free | [Два місяці безкоштовно] | 2 month
    hr | cancel-anytime | [Otkažite bilo kada]. |
    hr | free-trial | [7 dana besplatno] | 7 day
    hr | percent-savings | [Uštedite 44 %] | 44%
    hr | months-free | [Dva mjeseca besplatno] | 2 month
    sl | cancel-anytime | [Prekličite kadar koli]. |
    sl | free-trial | [7 dni brezplačno] | 7 day
    sl | percent-savings | [Prihranite 44 %] | 44%
    sl | months-free | [Dva meseca brezplačno] | 2 month
    """

  static let asian = """
    ja | not free-trial | [無料体験]はご用意していません。 |
    ko | free-trial | [한 달 무료 체험] 후 결제 | 1 month
    ta | no no-subscription | சந்தா அல்லது ஒரு முறை வாங்குதல் |
    hi | urgency | यह ऑफ़र बस [कुछ ही समय के लिए है]। |
    pa | price-per-year | [ਹਰ ਸਾਲ €49.99] | 49.99 EUR
    or | price-per-year | [ବର୍ଷକୁ €49.99] | 49.99 EUR
    ja | cancel-anytime | [いつでもキャンセル]できます。 |
    ja | not cancel-anytime | 年額プランは[いつでも解約]できません。 |
    ja | no cancel-anytime | 解約の必要はありません。 |
    ja | free-trial | 今なら[７日間無料] | 7 day
    ja | no-subscription | 買い切り、[サブスクなし] |
    ja | lifetime | [永久ライセンス]を購入 |
    ja | percent-savings | 年額なら[44%オフ] | 44%
    ja | percent-savings | 年額なら[3割引]です | 30%
    ja | percent-savings | 初年度は[半額] | 50%
    ja | months-free | [２ヶ月分無料] | 2 month
    ko | cancel-anytime | [언제든지 취소 가능] |
    ko | free-trial | [7일 무료 체험] 시작 | 7 day
    ko | no-subscription | 한 번만 결제, [구독 없음] |
    ko | lifetime | [평생 이용]권 |
    ko | percent-savings | 연간 [44% 할인] | 44%
    ko | months-free | [두 달 무료] | 2 month
    zh-Hans | cancel-anytime | 订阅后[可随时取消]。 |
    zh-Hans | not cancel-anytime | 年度方案不能[随时取消]。 |
    zh-Hans | no cancel-anytime | 无需取消。 |
    zh-Hans | free-trial | [免费试用7天] | 7 day
    zh-Hans | no-subscription | 一次购买，[无需订阅]。 |
    zh-Hans | lifetime | 一次付费，[永久使用] |
    zh-Hans | percent-savings | 年付[立省44%] | 44%
    zh-Hans | percent-savings | 年付[6折] | 40%
    zh-Hans | percent-savings | 年付[88折] | 12%
    zh-Hans | percent-savings | 年付[5.6折] | 44%
    zh-Hans | percent-savings | 年付[六折] | 40%
    zh-Hans | months-free | 年付[送两个月] | 2 month
    zh-Hant | cancel-anytime | 訂閱後[可隨時取消]。 |
    zh-Hant | free-trial | [免費試用7天] | 7 day
    zh-Hant | percent-savings | 年付[75折] | 25%
    zh-Hant | months-free | 年付[送兩個月] | 2 month
    vi | cancel-anytime | Bạn có thể [hủy bất cứ lúc nào]. |
    vi | cancel-anytime | Bạn có thể [huỷ bất cứ lúc nào]. |
    vi | free-trial | [Dùng thử miễn phí] 7 ngày | 7 day
    vi | lifetime | Truy cập [trọn đời] |
    vi | percent-savings | [Tiết kiệm 44%] | 44%
    vi | months-free | [Hai tháng miễn phí] | 2 month
    th | cancel-anytime | สมาชิก[ยกเลิกได้ทุกเมื่อ] |
    th | free-trial | เริ่ม[ทดลองใช้ฟรี ๗ วัน] | 7 day
    th | percent-savings | รายปี[ประหยัด 44%] | 44%
    th | months-free | รายปี[ฟรีสองเดือน] | 2 month
    id | cancel-anytime | [Batalkan kapan saja]. |
    id | not cancel-anytime | Paket ini tidak [bisa dibatalkan kapan saja]. |
    id | free-trial | [Gratis 7 hari] | 7 day
    id | no-subscription | Bayar sekali, [tanpa langganan]. |
    id | percent-savings | [Hemat 44%] | 44%
    id | months-free | [Dua bulan gratis] | 2 month
    ms | cancel-anytime | [Batal bila-bila masa]. |
    ms | free-trial | [7 hari percuma] | 7 day
    ms | percent-savings | [Jimat 44%] | 44%
    ms | months-free | [Dua bulan percuma] | 2 month
    hi | cancel-anytime | [कभी भी रद्द करें]। |
    hi | free-trial | [7 दिन मुफ़्त] | 7 day
    hi | no-subscription | एक बार भुगतान, [कोई सब्सक्रिप्शन नहीं]। |
    hi | lifetime | [आजीवन एक्सेस] |
    hi | percent-savings | सालाना पर [४४% की बचत] | 44%
    hi | months-free | [दो महीने मुफ़्त] | 2 month
    bn | cancel-anytime | [যেকোনো সময় বাতিল করুন]। |
    bn | free-trial | [৭ দিন ফ্রি] | 7 day
    bn | percent-savings | [৪৪% সাশ্রয়] | 44%
    bn | months-free | [দুই মাস ফ্রি] | 2 month
    gu | cancel-anytime | [ગમે ત્યારે રદ કરો] |
    gu | months-free | [બે મહિના મફત] | 2 month
    kn | percent-savings | [44% ಉಳಿಸಿ] | 44%
    kn | months-free | [ಎರಡು ತಿಂಗಳು ಉಚಿತ] | 2 month
    ml | cancel-anytime | [എപ്പോൾ വേണമെങ്കിലും റദ്ദാക്കാം] |
    ml | months-free | [രണ്ട് മാസം സൗജന്യം] | 2 month
    mr | cancel-anytime | [कधीही रद्द करा] |
    mr | months-free | [दोन महिने मोफत] | 2 month
    or | cancel-anytime | [ଯେକୌଣସି ସମୟରେ ବାତିଲ କରନ୍ତୁ] |
    or | months-free | [ଦୁଇ ମାସ ମାଗଣା] | 2 month
    pa | cancel-anytime | [ਕਿਸੇ ਵੀ ਸਮੇਂ ਰੱਦ ਕਰੋ] |
    pa | months-free | [ਦੋ ਮਹੀਨੇ ਮੁਫ਼ਤ] | 2 month
    ta | percent-savings | [44% சேமிக்கவும்] | 44%
    ta | months-free | [இரண்டு மாதங்கள் இலவசம்] | 2 month
    te | cancel-anytime | [ఎప్పుడైనా రద్దు చేయండి] |
    te | months-free | [రెండు నెలలు ఉచితం] | 2 month
    ur | cancel-anytime | [کسی بھی وقت منسوخ کریں]۔ |
    ur | free-trial | [۷ دن مفت] | 7 day
    ur | percent-savings | [۴۴٪ بچت] | 44%
    ur | months-free | [دو ماہ مفت] | 2 month
    ar | cancel-anytime | [يمكنك الإلغاء في أي وقت]. |
    ar | not cancel-anytime | لا يمكنك [الإلغاء في أي وقت]. |
    ar | free-trial | [٧ أيام مجانًا] | 7 day
    ar | no-subscription | دفعة واحدة، [بدون اشتراك]. |
    ar | lifetime | [وصول مدى الحياة] |
    ar | percent-savings | [وفّر ٤٤٪] مع الاشتراك السنوي | 44%
    ar | months-free | [شهران مجانًا] | 2 month
    he | cancel-anytime | [ביטול בכל עת]. |
    he | not cancel-anytime | לא [ניתן לבטל בכל עת]. |
    he | free-trial | [7 ימים חינם] | 7 day
    he | no-subscription | תשלום אחד, [ללא מנוי]. |
    he | lifetime | [גישה לכל החיים] |
    he | percent-savings | [חסכו 44%] | 44%
    he | months-free | [חודשיים חינם] במנוי השנתי | 2 month
    """
}
